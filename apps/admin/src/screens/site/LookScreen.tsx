import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { brandColours, type BrandTheme } from "@crosscheck/rules/look/brand";
import { useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { LinksPanel, LogoPanel } from "./SignPanels.tsx";
import { useSetSetting } from "./use-set-setting.ts";

type Settings = DataOf<"list_settings">["rows"];

const THEMES = [
  { theme: "light", key: "brandLight", own: "#1257c7", card: "#ffffff", ink: "#0b1b33" },
  { theme: "dark", key: "brandDark", own: "#7db1ff", card: "#0f1c31", ink: "#e8f0fb" },
] as const;

/** Colours of the site, within what can be read, its logo and its links elsewhere. */
export function LookScreen() {
  const say = useSay();
  const settings = useAnswer("list_settings", {});
  return (
    <Page title={say("areas.look")} lead={say("site.look_lead")}>
      <Answered query={settings}>
        {({ rows }) => (
          <>
            <Panels>
              {THEMES.map((theme) => (
                <ColourPanel key={theme.key} look={theme} stored={valueOf(rows, theme.key)} />
              ))}
            </Panels>
            <Panels>
              <LogoPanel row={rows.find(({ key }) => key === "siteLogo")} />
              <LinksPanel row={rows.find(({ key }) => key === "socialLinks")} />
            </Panels>
          </>
        )}
      </Answered>
    </Page>
  );
}

type ColourPanelProps = { readonly look: (typeof THEMES)[number]; readonly stored: string };

function ColourPanel({ look, stored }: ColourPanelProps) {
  const say = useSay();
  const set = useSetSetting();
  const [colour, setColour] = useState(stored === "" ? look.own : stored);
  const isReadable = isColour(colour) && brandColours(colour, look.theme) !== null;
  const save = async (value: string | null) => {
    if ((await set({ key: look.key, value })) && value === null) setColour(look.own);
  };
  return (
    <Panel title={say(`site.theme.${look.theme}`)}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <TextField
          type="color"
          label={say("site.colour")}
          value={isColour(colour) ? colour : look.own}
          onChange={({ target }) => setColour(target.value)}
          sx={{ width: 96 }}
        />
        <TextField
          label={say("site.colour_code")}
          value={colour}
          onChange={({ target }) => setColour(target.value.trim().toLowerCase())}
          slotProps={{ htmlInput: { dir: "ltr", maxLength: 7 } }}
        />
      </Box>
      {isReadable ? (
        <Preview theme={look.theme} colour={colour} card={look.card} ink={look.ink} />
      ) : (
        <Alert severity="error">{say("site.colour_hidden")}</Alert>
      )}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button variant="contained" disabled={!isReadable} onClick={() => void save(colour)}>
          {say("site.use_colour")}
        </Button>
        <Button disabled={stored === ""} onClick={() => void save(null)}>
          {say("site.as_shipped")}
        </Button>
      </Box>
    </Panel>
  );
}

type PreviewProps = {
  readonly theme: BrandTheme;
  readonly colour: string;
  readonly card: string;
  readonly ink: string;
};

/** A key, a link and a chosen row as players see them. */
function Preview({ theme, colour, card, ink }: PreviewProps) {
  const say = useSay();
  const colours = brandColours(colour, theme);
  if (colours === null) return null;
  const { primary, edge, onPrimary, soft } = colours;
  return (
    <Box
      sx={{
        background: card,
        color: ink,
        p: 2,
        borderRadius: 2,
        display: "grid",
        gap: 1.5,
        justifyItems: "start",
      }}
    >
      <Box
        sx={{
          background: primary,
          color: onPrimary,
          borderBottom: `4px solid ${edge}`,
          px: 2,
          py: 1,
          borderRadius: 2,
          fontWeight: 600,
        }}
      >
        {say("site.sample_key")}
      </Box>
      <Box sx={{ color: primary, textDecoration: "underline" }}>{say("site.sample_link")}</Box>
      <Box sx={{ background: soft, border: `2px solid ${primary}`, px: 2, py: 1, borderRadius: 2 }}>
        {say("site.sample_chosen")}
      </Box>
    </Box>
  );
}

function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

function valueOf(rows: Settings, key: string): string {
  const value = rows.find((row) => row.key === key)?.value;
  return typeof value === "string" ? value : "";
}
