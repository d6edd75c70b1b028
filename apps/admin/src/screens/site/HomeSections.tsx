import Box from "@mui/material/Box";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { HOME_SECTIONS, type HomeSection } from "@crosscheck/contract/home-sections";
import { useState } from "react";
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useWords } from "../../texts/i18n.ts";
import type { Setting } from "../settings/setting.ts";
import { useHomeTexts } from "./use-home-texts.ts";
import { useSetSetting } from "./use-set-setting.ts";

const SEEN_BY = {
  today: "players",
  slides: "everybody",
  continue: "players",
  modes: "visitors",
  subjects: "everybody",
  study: "players",
  board: "players",
} as const satisfies Record<HomeSection, string>;

/** Sections of home: which are shown, and in which order. */
export function HomeSections({ row }: { readonly row: Setting | undefined }) {
  const texts = useHomeTexts();
  const set = useSetSetting();
  // What was chosen last, until it is stored: a second press begins with the first one's.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const stored = chosen ?? (Array.isArray(row?.value) ? row.value : HOME_SECTIONS);
  const shown = stored.flatMap((id) => HOME_SECTIONS.filter((known) => known === id));
  const hidden = HOME_SECTIONS.filter((id) => !shown.includes(id));
  const store = async (value: string[]) => {
    setChosen(value);
    await set({ key: "homeSections", value });
    setChosen((last) => (last === value ? null : last));
  };
  const save = (value: string[]) => void store(value);
  const list = { idOf: (id: HomeSection) => id, nameOf: useWords().choice };
  return (
    <Panel title={texts.sections}>
      <Typography color="textSecondary">{texts.sections_lead}</Typography>
      <OrderedList
        {...list}
        rows={shown}
        onOrder={store}
        renderRow={(id) => (
          <SectionRow id={id} isShown onChange={() => save(shown.filter((other) => other !== id))} />
        )}
      />
      {hidden.length > 0 && (
        <>
          <Typography variant="h3">{texts.hidden}</Typography>
          <OrderedList
            {...list}
            rows={hidden}
            renderRow={(id) => <SectionRow id={id} isShown={false} onChange={() => save([...shown, id])} />}
          />
        </>
      )}
    </Panel>
  );
}

type SectionRowProps = {
  readonly id: HomeSection;
  readonly isShown: boolean;
  readonly onChange: () => void;
};

function SectionRow({ id, isShown, onChange }: SectionRowProps) {
  const texts = useHomeTexts();
  const name = useWords().choice(id);
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts[SEEN_BY[id]]}
        </Typography>
      </Box>
      <Switch
        checked={isShown}
        onChange={onChange}
        slotProps={{ input: { "aria-label": texts.shows.replace("%{name}", name) } }}
      />
    </Box>
  );
}
