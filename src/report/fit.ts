/** One way to shorten a report: `drops` names in words what is lost. */
export interface FitStep<Detail> {
  readonly drops: string;
  readonly shorten: (detail: Detail) => Detail;
}

/** What {@link fitText} needs: `render` gives a whole, balanced report for a level of detail and a list of losses. */
export interface FitRequest<Detail> {
  readonly detail: Detail;
  readonly steps: readonly FitStep<Detail>[];
  readonly limit: number;
  readonly measure: (text: string) => number;
  readonly render: (detail: Detail, dropped: readonly string[]) => string;
}

/**
 * The most detailed rendering within the limit. Detail is dropped in the order of the steps and the whole report is
 * rendered anew, so nothing is ever cut in the middle; steps that change nothing are not counted as losses. The last
 * step has to give a text of bounded size.
 */
export function fitText<Detail>(request: FitRequest<Detail>): string {
  const { steps, limit, measure, render } = request;
  let detail = request.detail;
  let dropped: readonly string[] = [];
  let text = render(detail, dropped);
  for (const step of steps) {
    if (measure(text) <= limit) break;
    const shorter = step.shorten(detail);
    if (render(shorter, dropped) === text) continue;
    detail = shorter;
    dropped = [...dropped, step.drops];
    text = render(detail, dropped);
  }
  return text;
}

/** Renders a part once for each level of detail, so that a step costs only what it changes. */
export function renderOnce<Detail, Text>(render: (detail: Detail) => Text): (detail: Detail) => Text {
  const rendered = new Map<string, Text>(); // an unlimited count has the key `null`, which no other has
  return (detail) => {
    const key = JSON.stringify(detail);
    const text = rendered.get(key) ?? render(detail);
    rendered.set(key, text);
    return text;
  };
}

/** Length in UTF-16 units, as the comment limit counts. */
export function utf16Length(text: string): number {
  return text.length;
}

/** Length in UTF-8 bytes, as the job summary limit counts. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
