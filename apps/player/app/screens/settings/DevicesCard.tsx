import type { OutputOf } from "@crosscheck/contract";
import type { getDevices } from "@crosscheck/contract/actions/players";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { closeSession } from "../../state/root-store.ts";
import { CallView } from "../../view/CallView.tsx";

const SignOutEverywhere = lazy(async () => ({
  default: (await import("./SignOutEverywhere.tsx")).SignOutEverywhere,
}));

type Device = OutputOf<typeof getDevices>[number];

const KEY = ["get_devices"] as const;

/** Where this account is signed in. */
export function DevicesCard() {
  const text = useText();
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get_devices({}, { signal }) });

  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{text("settings.devices.title")}</h2>
        <p className="text-muted">{text("settings.devices.text")}</p>
      </div>
      <CallView
        query={query}
        loading={
          <SkeletonList count={2} label={text("settings.devices.loading")} rowClassName="h-16 w-full" />
        }
      >
        {(devices) => <DeviceList devices={devices} />}
      </CallView>
      <Button variant="quiet" className="self-start" onClick={() => setIsAsking(true)}>
        {text("settings.devices.everywhere")}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <SignOutEverywhere onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const text = useText();
  return (
    <>
      <ul className="flex flex-col">
        {devices.map((device) => (
          <DeviceRow key={device.device_id} device={device} />
        ))}
      </ul>
      {devices.length > 1 ? null : <p className="text-sm text-muted">{text("settings.devices.empty")}</p>}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const text = useText();
  const { dateTime } = useFormats();
  const name = device.label === "" ? text("settings.devices.unknown") : device.label;
  const signOut = useSignOutDevice(device);
  const refused = signOut.data?.ok === false ? signOut.data.refused : null;

  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Laptop aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-xs text-muted">
            {device.is_current
              ? text("settings.devices.this")
              : text("settings.devices.seen", { date: dateTime(device.last_seen_at) })}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          loading={signOut.isPending}
          aria-label={text("settings.devices.sign_out_of", { device: name })}
          onClick={() => signOut.mutate()}
        >
          {text("settings.devices.sign_out")}
        </Button>
      </div>
      {refused !== null || signOut.isError ? (
        <Notice kind="failure">
          {text(refused === null ? "refusals.network_away" : refusalId(refused))}
        </Notice>
      ) : null}
    </li>
  );
}

function useSignOutDevice(device: Device) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.sign_out({ device_id: device.device_id }),
    onSuccess: async (outcome) => {
      // Gone already (no_data) is what was wanted.
      if (!outcome.ok && outcome.refused !== "no_data") return;
      if (device.is_current) {
        closeSession();
        return;
      }
      showToast({ id: "settings.devices.signed_out", kind: "success" });
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}
