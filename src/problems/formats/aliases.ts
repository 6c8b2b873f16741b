/** The names under which members may stand, by the name each is read under; the first one that is there counts. */
export interface Aliases {
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** all of them */
  readonly known: ReadonlySet<string>;
}

/** Makes aliases of their names. */
export const aliasesOf = (names: Aliases['names']): Aliases => ({
  names,
  known: new Set(Object.values(names).flat()),
});

/** The members of a value under the names they are read under, without the others; what is no object stays as it is. */
export function renameMembers(value: unknown, aliases: Aliases): unknown {
  if (!isObject(value)) return value;
  const renamed: Record<string, unknown> = {};
  for (const name of Object.keys(aliases.names)) {
    const member = value[writtenAs(name, value, aliases)];
    if (member !== undefined) renamed[name] = member;
  }
  return renamed;
}

/** How a member is called in this value: the alias that is there, or the first where none is. */
export function writtenAs(name: string, value: unknown, { names }: Aliases): string {
  const own = names[name] ?? [name];
  const there = isObject(value) ? own.find((alias) => (value[alias] ?? undefined) !== undefined) : undefined;
  return there ?? own[0] ?? name;
}

/** Members that are read under none of these names. */
export function unreadMembers(value: unknown, { known }: Aliases): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((name) => !known.has(name)) : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
