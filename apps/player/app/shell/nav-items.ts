import { CircleUser, ListTodo, GraduationCap, Plane, Award, UserPlus, type LucideIcon } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import { EXAMS_PATH } from "../paths/exam-paths.ts";
import type { PlaceId } from "../modes/places.ts";
import { useRootState } from "../state/root-store.ts";

export type NavItem = {
  readonly id: PlaceId;
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
};

/** The main places; as many for a visitor as for a player, so that nothing moves when the player is known. */
export function useNavItems(): readonly NavItem[] {
  const text = useText();
  const isSignedIn = useRootState((state) => state.session !== null);
  return [
    { id: "fly", to: "/", label: text("shell.nav.fly"), Icon: Plane },
    { id: "learn", to: "/learn/", label: text("shell.nav.learn"), Icon: GraduationCap },
    { id: "compete", to: "/compete/", label: text("shell.nav.compete"), Icon: Award },
    { id: "exams", to: EXAMS_PATH, label: text("shell.nav.exams"), Icon: ListTodo },
    isSignedIn
      ? { id: "me", to: "/profile/", label: text("shell.nav.me"), Icon: CircleUser }
      : { id: "me", to: "/auth/sign-up/", label: text("shell.nav.sign_up"), Icon: UserPlus },
  ];
}
