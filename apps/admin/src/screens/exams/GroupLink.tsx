import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { groupPath } from "../paths.ts";
import { useGroup } from "./use-group.ts";

/** A group of candidates by its name. */
export function GroupLink({ id }: { readonly id: string }) {
  const group = useGroup(id);
  return (
    <>
      {" "}
      <Link component={RouterLink} to={groupPath(id)}>
        <bdi>{group?.name ?? "–"}</bdi>
      </Link>
    </>
  );
}
