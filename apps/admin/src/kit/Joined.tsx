import Box from "@mui/material/Box";
import { Fragment } from "react";

/** Short facts in a row: lines break between them alone, and none changes the direction of another. */
export function Joined({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && " "}
      <Box component="span" sx={{ display: "inline-block" }}>
        <bdi>{part}</bdi>
        {at < parts.length - 1 && " ·"}
      </Box>
    </Fragment>
  ));
}
