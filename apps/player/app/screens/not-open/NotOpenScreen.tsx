import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../../view/Screen.tsx";

export function headers() {
  return { "x-robots-tag": "noindex" };
}

/** Battles until they are there: the address is known, its screen is still to come. */
export default function NotOpenScreen() {
  const text = useText();
  return (
    <Screen title={text("settings.not_open.title")}>
      <EmptyState
        isScreen
        title={text("settings.not_open.title")}
        art={<PaperPlane />}
        action={
          <Link to="/quiz-zone/" className={buttonClass()}>
            {text("settings.not_open.action")}
          </Link>
        }
      >
        {text("settings.not_open.text")}
      </EmptyState>
    </Screen>
  );
}
