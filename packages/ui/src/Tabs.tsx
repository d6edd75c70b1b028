import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { TAB, TAB_ROW } from "./tab-class.tsx";

export type TabItem = { readonly value: string; readonly label: string; readonly panel: ReactNode };
type TabsProps = {
  readonly items: readonly TabItem[];
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Panels behind tabs; arrow keys follow the reading direction. */
export function Tabs({ items, label, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List aria-label={label} className={TAB_ROW}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={`min-h-11 grow px-4 whitespace-nowrap ${TAB}`}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
