/** Whether less motion is wanted, by the system or by choice in the settings. Only where there is a page. */
export function isCalm(): boolean {
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset["motion"] === "reduced"
  );
}
