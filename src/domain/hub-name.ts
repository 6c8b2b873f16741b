/** What the name of a data set on the Hugging Face Hub begins with, behind `problems`. */
export const HUB_PREFIX = 'hub:';

/** Whether a name or path means the Hub. */
export const isOnHub = (name: string): boolean => name.startsWith(HUB_PREFIX);
