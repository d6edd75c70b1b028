export type Lengths = { readonly lengths: readonly { readonly questions: number }[] };

/** Whether there are no questions for a paper in the language that was asked for. */
export function isEmpty({ lengths }: Lengths): boolean {
  return lengths.every(({ questions }) => questions === 0);
}
