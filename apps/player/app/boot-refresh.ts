let wanted = false;

/** Whether the root loader has to run again; otherwise boot data is read once per visit. */
export function isBootWanted(): boolean {
  return wanted;
}

/** Reads boot data anew through the router's own revalidation. */
export async function wantFreshBoot(revalidate: () => Promise<void>): Promise<void> {
  wanted = true;
  try {
    await revalidate();
  } finally {
    wanted = false;
  }
}
