import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { toProfileImage } from "../media/profile-image.ts";
import { createCrowd } from "../net/crowd.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { changeProfile, lockPlayer } from "./player-queries.ts";

const NAME_BYTES = 16;
/** One at a time: a small file may unpack to a hundred megabytes, and many accounts send theirs at once. */
const decoding = createCrowd({ least: 8, most: 64, atOnce: 1 });
const RETRY_SECONDS = 2;

export const handleUploadProfileImage: Handler<Actions["upload_profile_image"]> = async (call) => {
  const { db, ports, caller, settings, file } = call;
  if (settings.demoMode) return refuse("demo_not_allowed");
  const decoded =
    file === null ? { image: null } : await decoding.run(async () => ({ image: await toProfileImage(file) }));
  if (decoded === null) return refuse("unavailable", { retryAfterSeconds: RETRY_SECONDS });
  const { image } = decoded;
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
