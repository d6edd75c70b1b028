import { CallButton } from "../../kit/CallButton.tsx";
import { useSay } from "../../texts/i18n.ts";
import { isDefault, type Setting } from "./setting.ts";
import { useSettingNames } from "./use-setting-names.ts";

/** Buttons that change a setting, and take it back to its default. */
export function SettingChanges({ row }: { readonly row: Setting }) {
  const say = useSay();
  const { nameOf } = useSettingNames();
  const original = JSON.stringify(row.default);
  return (
    <>
      <CallButton
        action="set_setting"
        fixed={{ key: row.key }}
        start={{ value: row.value }}
        // Its kind and bounds, of which the call's own contract knows nothing.
        nodes={{ value: row.schema }}
        lead={say("settings.change_lead", { key: nameOf(row.key), value: original })}
      />
      {!isDefault(row) && (
        <CallButton
          action="set_setting"
          label={say("settings.to_default")}
          variant="text"
          fixed={{ key: row.key, value: null }}
          lead={say("settings.default_lead", { key: nameOf(row.key), value: original })}
        />
      )}
    </>
  );
}
