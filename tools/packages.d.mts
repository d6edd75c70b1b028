/** Installs packages of the system where that is possible, as root on Debian and its like; else does nothing. */
export function installSystemPackages(what: string, packages: readonly string[]): void;
