import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { SvgIconComponent } from "@mui/icons-material";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import OperatorsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import SignInsIcon from "@mui/icons-material/LoginOutlined";
import { lazy, type ComponentType } from "react";

/** A screen that the rail leads to, for whoever may make its call. */
type Area = {
  readonly path: string;
  readonly name: AreaName;
  readonly needs: OperatorActionName;
  readonly icon: SvgIconComponent;
};
type AreaName = "operators" | "audit" | "sign_ins";
type Group = {
  readonly name: "people" | "content" | "play" | "money" | "system";
  readonly areas: readonly Area[];
};

/** The rail, from top to bottom. */
export const GROUPS: readonly Group[] = [
  {
    name: "system",
    areas: [
      { path: "/operators", name: "operators", needs: "list_operators", icon: OperatorsIcon },
      { path: "/audit", name: "audit", needs: "list_audit", icon: AuditIcon },
      { path: "/sign-ins", name: "sign_ins", needs: "list_sign_ins", icon: SignInsIcon },
    ],
  },
];

type Screen = { readonly path: string; readonly needs: OperatorActionName; readonly view: ComponentType };

/** Every screen by its address, each loaded when it is opened. */
export const SCREENS: readonly Screen[] = [
  {
    path: "/operators",
    needs: "list_operators",
    view: lazy(async () => ({ default: (await import("./operators/OperatorsScreen.tsx")).OperatorsScreen })),
  },
  {
    path: "/audit",
    needs: "list_audit",
    view: lazy(async () => ({ default: (await import("./operators/AuditScreen.tsx")).AuditScreen })),
  },
  {
    path: "/sign-ins",
    needs: "list_sign_ins",
    view: lazy(async () => ({ default: (await import("./operators/SignInsScreen.tsx")).SignInsScreen })),
  },
];
