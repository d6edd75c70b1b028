import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type PanelProps = {
  /** What a link on the same screen leads to it by. */
  readonly id?: string;
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A card with a heading. */
export function Panel({ id, title, actions, children }: PanelProps) {
  return (
    <Paper
      component="section"
      id={id}
      // Whoever was led here by key goes on from here.
      tabIndex={id === undefined ? undefined : -1}
      sx={{
        p: 2,
        display: "grid",
        gap: 1.5,
        minWidth: 0,
        alignContent: "start",
        scrollMarginTop: 66,
        "& > *": { minWidth: 0 },
      }}
    >
      {(title !== undefined || actions !== undefined) && (
        <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <Typography variant="h2" sx={{ flex: "1 1 auto" }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      {children}
    </Paper>
  );
}

/** Cards beside each other where there is room. */
export function Panels({ children, min = 340 }: { readonly children: ReactNode; readonly min?: number }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Names and what belongs to them. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: "minmax(8em, auto) 1fr", columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere", minWidth: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
