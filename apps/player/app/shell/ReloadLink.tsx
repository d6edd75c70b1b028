import { useLocation } from "react-router";

/** Loads this very page again; a plain link, so it works without any script. */
export function ReloadLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <a href={`${pathname}${search}`} className="cc-link cc-link-alone">
      {label}
    </a>
  );
}
