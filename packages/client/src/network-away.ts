/** No usable answer came: network down, time-out, or something that is not our server. Retrying may help. */
export class NetworkAway extends Error {
  override readonly name = "NetworkAway";
}
