import { Field } from "@crosscheck/ui/Field";
import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { Switch } from "@crosscheck/ui/Switch";
import { useText } from "../../i18n/texts.tsx";
import type { NoticeSettings, NoticeWishes } from "./notice-wishes.ts";

/** Of whoever switches them on again. */
const NIGHT = { quiet_from: "22:00", quiet_until: "07:00" } as const;
const NONE = { quiet_from: null, quiet_until: null } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

type QuietHoursProps = {
  readonly settings: NoticeSettings;
  readonly onWish: (wish: Partial<NoticeWishes>) => void;
};

/** When nothing comes to the devices: what is told then comes afterwards. */
export function QuietHours({ settings, onWish }: QuietHoursProps) {
  const text = useText();
  const { quiet_from: from, quiet_until: until } = settings;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={text("notices.settings.quiet")}
        hint={text("notices.settings.quiet_hint")}
        checked={from !== null}
        onChange={(next) => onWish(next ? NIGHT : NONE)}
      />
      {from === null || until === null ? null : (
        <div className="grid grid-cols-2 gap-3">
          <Hour
            label={text("notices.settings.from")}
            value={from}
            onChange={(quiet_from) => onWish({ quiet_from })}
          />
          <Hour
            label={text("notices.settings.until")}
            value={until}
            onChange={(quiet_until) => onWish({ quiet_until })}
          />
        </div>
      )}
    </div>
  );
}

type HourProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A full hour, or what another client has said. */
function Hour({ label, value, onChange }: HourProps) {
  const hours = HOURS.includes(value) ? HOURS : [...HOURS, value].toSorted();
  return (
    <Field label={label}>
      {(aria) => (
        <NativeSelect
          {...aria}
          isFilled
          boxClassName="w-full"
          className="w-full"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {hours.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
