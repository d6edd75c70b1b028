import type { ThemeOptions } from "@mui/material/styles";
import { readTokens, type Scheme } from "./tokens.ts";

const RADIUS = 12;
const WHOLE = { whiteSpace: "normal", overflowWrap: "anywhere" } as const;

/** The player's colours, type and roundness as a theme of MUI. */
export function createConsoleTheme(scheme: Scheme, direction: "ltr" | "rtl"): ThemeOptions {
  const tokens = readTokens(scheme);
  const color = (name: string) => tokens[name] ?? "#000";
  return {
    direction,
    // As the device says: MUI moves for everybody unless it is told.
    motion: { reducedMotion: "system" },
    palette: {
      mode: scheme,
      primary: { main: color("primary"), contrastText: color("on-primary") },
      secondary: { main: color("violet") },
      error: { main: color("wrong"), contrastText: color("on-wrong") },
      warning: { main: color("gold-ink") },
      info: { main: color("primary"), contrastText: color("on-primary") },
      success: { main: color("correct"), contrastText: color("on-correct") },
      text: { primary: color("ink"), secondary: color("muted") },
      divider: color("line"),
      background: { default: color("bg"), paper: color("card") },
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: '"Rubik Variable", system-ui, sans-serif',
      button: { textTransform: "none", fontWeight: 550 },
      h1: { fontSize: "1.5rem", fontWeight: 650 },
      h2: { fontSize: "1.1875rem", fontWeight: 650 },
      h3: { fontSize: "1rem", fontWeight: 650 },
    },
    components: {
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: "none", border: `1px solid ${color("line")}` } },
      },
      MuiAppBar: {
        styleOverrides: {
          root: { border: 0, backgroundColor: color("hero"), color: color("on-hero") },
        },
      },
      // The label of a first field stands half above it.
      MuiDialogContent: { styleOverrides: { root: { ".MuiDialogTitle-root+&": { paddingTop: 8 } } } },
      MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 20px" } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiTextField: { defaultProps: { variant: "outlined", size: "small" } },
      MuiFormControl: { defaultProps: { variant: "outlined", size: "small" } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: color("line") },
          head: { fontWeight: 600, color: color("muted"), lineHeight: 1.3, verticalAlign: "bottom" },
        },
      },
      // Names to choose from, and those that were chosen, stand whole on a narrow screen too.
      MuiMenuItem: { styleOverrides: { root: WHOLE } },
      MuiSelect: { styleOverrides: { select: WHOLE } },
      MuiAutocomplete: { styleOverrides: { tag: { height: "auto", "& .MuiChip-label": WHOLE } } },
      MuiLink: { defaultProps: { underline: "hover" } },
    },
  };
}
