/** The names under which a member may stand, by the name it is read under; the first one that is there counts. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/** A value with its members under the names they are read under; what is no object, and other members, stay as they are. */
export function renameMembers(value: unknown, aliases: Aliases): unknown {
  if (!isObject(value)) return value;
  const known = new Set(Object.values(aliases).flat());
  const others = Object.entries(value).filter(([name]) => !known.has(name));
  const renamed = Object.keys(aliases).map((name) => [name, value[writtenAs(name, value, aliases)]] as const);
  return Object.fromEntries([...others, ...renamed.filter(([, member]) => member !== undefined)]);
}

/** How a member is called in this value: the alias that is there, or the first where none is. */
export function writtenAs(name: string, value: unknown, aliases: Aliases): string {
  const names = aliases[name] ?? [name];
  const there = isObject(value)
    ? names.find((alias) => (value[alias] ?? undefined) !== undefined)
    : undefined;
  return there ?? names[0] ?? name;
}

/** Members that are read under none of these names. */
export function unreadMembers(value: unknown, aliases: Aliases): readonly string[] {
  const known = new Set(Object.values(aliases).flat());
  return isObject(value) ? Object.keys(value).filter((name) => !known.has(name)) : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
