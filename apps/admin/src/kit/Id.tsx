import Box from "@mui/material/Box";
import { Link } from "react-router";
import MuiLink from "@mui/material/Link";
import { shortId } from "./ids.ts";

/** The end of an id; all of it on a longer look, and a way to what it names. */
export function Id({ id, to }: { readonly id: string | null; readonly to?: string }) {
  if (id === null) return "–";
  const short = (
    <Box component="code" dir="ltr" title={id} sx={{ fontSize: "0.8125rem", whiteSpace: "nowrap" }}>
      {shortId(id)}
    </Box>
  );
  return to === undefined ? (
    short
  ) : (
    <MuiLink component={Link} to={to} onClick={(event: React.MouseEvent) => event.stopPropagation()}>
      {short}
    </MuiLink>
  );
}
