import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

type NoticeProps = { readonly kind: "failure" | "success" | "info"; readonly children: ReactNode };

const LOOKS = {
  failure: { Icon: CircleAlert, box: "border-wrong bg-wrong-soft", icon: "text-wrong", role: "alert" },
  success: { Icon: CircleCheck, box: "border-correct bg-correct-soft", icon: "text-correct", role: "status" },
  info: { Icon: Info, box: "border-line bg-primary-soft", icon: "text-primary", role: undefined },
} as const;

/** A sentence about the whole form; failures are announced. */
export function Notice({ kind, children }: NoticeProps) {
  const { Icon, box, icon, role } = LOOKS[kind];
  return (
    <div role={role} className={`flex items-start gap-2.5 rounded-key border-2 px-3.5 py-3 text-sm ${box}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
