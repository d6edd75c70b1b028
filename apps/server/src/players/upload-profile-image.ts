import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import { toProfileImage } from "../media/profile-image.ts";
import { toPictureUrl } from "./own-user.ts";
import { changeProfile, findPlayer } from "./player-queries.ts";

const NAME_BYTES = 16;

export const handleUploadProfileImage: Handler<Actions["upload_profile_image"]> = async (call) => {
  const { db, ports, caller, settings, file } = call;
  if (settings.demoMode) return refuse("demo_not_allowed");
  const image = file === null ? null : await toProfileImage(file);
  if (image === null) return refuse("upload_failed", { field: "image" });

  const player = await findPlayer(db, caller.playerId);
  if (!player) return refuse("not_signed_in");
  const picture = `profile/${Buffer.from(ports.random.bytes(NAME_BYTES)).toString("hex")}.webp`;
  await ports.storage.put(picture, image);
  await changeProfile(db, player.playerId, { picture });
  if (player.picture !== null) await ports.storage.remove(player.picture);
  return { data: { profile: toPictureUrl(picture) }, message: "profile_updated" };
};
