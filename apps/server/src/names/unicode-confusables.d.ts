/** The package's own declaration file has a name that TypeScript does not find. */
declare module "unicode-confusables" {
  /** Every character replaced by the one that Unicode's confusables.txt says it looks like. */
  export function rectifyConfusion(text: string): string;
}
