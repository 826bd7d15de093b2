/** Addresses of Discord's that stand for a channel or a message here. */

/** The channel and the message that an address of Discord's stands for, or null. */
export function placeOf(url) {
  const found = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/.exec(url ?? "");
  return found && { channel: found[1], message: found[2] };
}
