import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useSetLocale } from "ra-core";
import { useEffect, type ReactNode } from "react";
import { useSay } from "../texts/i18n.ts";
import { LOCALES, useLocale } from "../texts/locale.ts";

type EntranceProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A step of the way in: one card in the middle. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const say = useSay();
  const locale = useLocale();
  const changeLocale = useSetLocale();
  const whole = say("console.title", { page: title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  const other = LOCALES.find((one) => one.locale !== locale) ?? LOCALES[0];
  return (
    <Box
      component="main"
      sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2, bgcolor: "background.default" }}
    >
      <Paper sx={{ p: { xs: 2.5, sm: 4 }, width: "100%", maxWidth: 440, display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {say("console.name")}
          </Typography>
          <Button size="small" lang={other.locale} onClick={() => changeLocale(other.locale)}>
            {other.name}
          </Button>
        </Box>
        <Typography variant="h1">{title}</Typography>
        {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
        {children}
      </Paper>
    </Box>
  );
}
