import horizon from "./horizon.svg?no-inline";

/**
 * Golden hour over the field: sky, sun on the horizon, hills, a lit runway and an aircraft climbing out. A file of its
 * own: drawn into the page it was an eighth of it.
 */
export function HorizonArt({ className }: { readonly className?: string }) {
  return <img src={horizon} alt="" className={`rtl:-scale-x-100 ${className ?? ""}`} />;
}
