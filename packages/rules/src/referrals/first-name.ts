/** The first word of a name: what a player is told of who came by the own code. */
export function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/u);
  return first;
}
