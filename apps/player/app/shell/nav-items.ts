import { CircleUser, Compass, House, LogIn, Settings, UserPlus, type LucideIcon } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import { useRootState } from "../state/root-store.ts";

export type NavItem = { readonly to: string; readonly label: string; readonly Icon: LucideIcon };

/** The main places, for visitors or for the signed-in player; as many for both, so that nothing moves. */
export function useNavItems(): readonly NavItem[] {
  const text = useText();
  const isSignedIn = useRootState((state) => state.session !== null);
  return [
    { to: "/", label: text("shell.nav.home"), Icon: House },
    { to: "/quiz-zone/", label: text("shell.nav.quizzes"), Icon: Compass },
    ...(isSignedIn
      ? [
          { to: "/profile/", label: text("shell.nav.profile"), Icon: CircleUser },
          { to: "/profile/settings/", label: text("shell.nav.settings"), Icon: Settings },
        ]
      : [
          { to: "/auth/login/", label: text("shell.nav.sign_in"), Icon: LogIn },
          { to: "/auth/sign-up/", label: text("shell.nav.sign_up"), Icon: UserPlus },
        ]),
  ];
}
