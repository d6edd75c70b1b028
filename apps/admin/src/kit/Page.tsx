import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, type ReactNode } from "react";
import { useSay } from "../texts/i18n.ts";

type PageProps = {
  readonly title: string;
  readonly lead?: string;
  /** Buttons about the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A screen of the console: its name, what can be done with all of it, what is on it. */
export function Page({ title, lead, actions, children }: PageProps) {
  const say = useSay();
  const whole = say("console.title", { page: title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, pt: 2, pb: 6 }}>
      <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        <Box sx={{ flex: 1, minWidth: "min(240px, 100%)", overflowWrap: "anywhere" }}>
          <Typography variant="h1">
            <bdi>{title}</bdi>
          </Typography>
          {lead !== undefined && (
            <Typography color="textSecondary" sx={{ maxWidth: "70ch", mt: 0.5, textWrap: "pretty" }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions !== undefined && <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
