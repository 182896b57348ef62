const signature = [0xff, 0xd8, 0xff];

/** Whether a file that begins with these bytes is a JPEG, whatever it is called (spec 5). */
export function isJpeg(start: Uint8Array): boolean {
  return signature.every((byte, index) => start[index] === byte);
}
