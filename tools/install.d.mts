/** The part of package-lock.json that says what belongs where. */
export type Lock = {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
};

/** Installs the locked packages when one is missing or the lockfile has changed since. */
export function installPackages(root: string): void;

/** Places of locked packages that are not there at their version. */
export function listMissing(root: string, lock: Lock): readonly string[];
