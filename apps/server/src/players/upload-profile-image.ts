import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { toProfileImage } from "../media/profile-image.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { changeProfile, lockPlayer } from "./player-queries.ts";

const NAME_BYTES = 16;

export const handleUploadProfileImage: Handler<Actions["upload_profile_image"]> = async (call) => {
  const { db, ports, caller, settings, file } = call;
  if (settings.demoMode) return refuse("demo_not_allowed");
  const image = file === null ? null : await toProfileImage(file);
  if (image === null) return refuse("upload_failed", { field: "image" });

  const picture = `profile/${Buffer.from(ports.random.bytes(NAME_BYTES)).toString("hex")}.webp`;
  await ports.storage.put(picture, image);
  const replaced = await inTransaction(db, async (tx) => {
    const player = await lockPlayer(tx, caller.playerId);
    if (player) await changeProfile(tx, player.playerId, { picture });
    return player;
  });
  // An account that was deleted meanwhile leaves no picture behind.
  const unused = replaced === undefined ? picture : replaced.picture;
  if (unused !== null) await ports.storage.remove(unused);
  if (replaced === undefined) return refuse("not_signed_in");
  return { data: { profile: toPictureUrl(picture) }, message: "profile_updated" };
};
