import { buttonClass } from "@crosscheck/ui/button-class";
import { Card } from "@crosscheck/ui/Card";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { REFERRAL_PATH } from "../../paths/referral-paths.ts";
import { FriendCode } from "../referral/FriendCode.tsx";

/** The friend code in short; who joined with it is on a screen of its own. */
export function ReferCard({ code }: { readonly code: string }) {
  const text = useText();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("profile.refer.title")}</h2>
      <FriendCode code={code} />
      <Link to={REFERRAL_PATH} className={buttonClass("quiet")}>
        {text("referral.to_page")}
      </Link>
    </Card>
  );
}
