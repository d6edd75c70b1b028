import { PageHeader } from "@crosscheck/ui/PageHeader";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import "../../battle/battle.css";
import { useText } from "../../i18n/texts.tsx";
import { battlePath } from "../../paths/battle-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { Screen } from "../../view/Screen.tsx";
import { OpenBattle } from "../group-battle/OpenBattle.tsx";
import { Lobby } from "./Lobby.tsx";
import { Searching } from "./Searching.tsx";
import { useSearch } from "./use-search.ts";

/** Route /random-battle/. A battle against somebody of the own strength, or against the bot. */
export default function RandomBattleScreen() {
  const text = useText();
  const navigate = useNavigate();
  const [category, setCategory] = useState("");
  const open = useCallback((battleId: string) => void navigate(battlePath(battleId)), [navigate]);
  const search = useSearch(category, open);
  const { is } = search.search;
  return (
    <Screen title={text("battle.random.title")}>
      <PageHeader
        title={text("battle.random.title")}
        lead={text("battle.random.lead")}
        back={<BackLink to="/compete/" label={text("shell.nav.compete")} />}
        aside={<ModeMark mode={{ emblem: "one-to-one" }} />}
      />
      {is === "searching" || is === "nobody" ? (
        <Searching {...search} />
      ) : (
        <>
          <OpenBattle />
          <Lobby {...search} category={category} onCategory={setCategory} />
        </>
      )}
    </Screen>
  );
}
