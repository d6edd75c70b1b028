import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useMediaQuery, type Theme } from "@mui/material";
import { useEffect, type ReactNode } from "react";
import { useSay } from "../texts/i18n.ts";

/** Ids of panels, and what stands above them. */
type Entries = readonly { readonly id: string; readonly title: string }[];

type ContentsProps = { readonly entries: Entries; readonly children: ReactNode };

/** A long screen with the ways to its panels: beside them where there is room and always in sight, else folded above. */
export function Contents({ entries, children }: ContentsProps) {
  const say = useSay();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"));
  const heading = (
    <Typography id="contents" variant="h2" sx={{ display: "inline-block" }}>
      {say("console.contents")}
    </Typography>
  );
  useEffect(() => {
    // The panel that the address names was not there yet when the page came.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 224px" },
      }}
    >
      <Paper
        component="nav"
        aria-labelledby="contents"
        sx={{
          p: 2,
          gridRow: 1,
          gridColumn: { lg: 2 },
          position: { lg: "sticky" },
          top: { lg: 66 },
          maxHeight: { lg: "calc(100dvh - 82px)" },
          overflowY: { lg: "auto" },
        }}
      >
        {isWide ? (
          <>
            {heading}
            <Ways entries={entries} />
          </>
        ) : (
          <details>
            <summary style={{ cursor: "pointer" }}>{heading}</summary>
            <Ways entries={entries} />
          </details>
        )}
      </Paper>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
    </Box>
  );
}

function Ways({ entries }: { readonly entries: Entries }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: "none", m: 0, mt: 1, p: 0, columnWidth: { xs: 130, lg: "auto" }, columnGap: 2 }}
    >
      {entries.map(({ id, title }) => (
        <Box component="li" key={id} sx={{ breakInside: "avoid" }}>
          <Link href={`#${id}`} variant="body2" sx={{ display: "block", py: 0.5 }}>
            {title}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
