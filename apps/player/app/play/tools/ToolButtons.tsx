import { Calculator, Compass, type LucideIcon } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { TOOLS, type ToolName, type Tools } from "./use-tools.ts";

const ICONS: Readonly<Record<ToolName, LucideIcon>> = { calculator: Calculator, computer: Compass };

/** One button per tool of a paper. */
export function ToolButtons({ tools }: { readonly tools: Tools }) {
  const text = useText();
  return TOOLS.map((tool) => {
    const Icon = ICONS[tool];
    const name = text(`tools.${tool}.name`);
    return (
      <button
        key={tool}
        ref={(button) => tools.keepButton(tool, button)}
        type="button"
        aria-label={name}
        aria-expanded={tools.shown === tool}
        title={text("tools.open", { tool: name, key: tools.keyOf(tool) })}
        onClick={() => tools.toggle(tool)}
        className="cc-key grid size-12 shrink-0 place-items-center bg-card hover:bg-primary-soft"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
    );
  });
}
