/** The most pictures that a call takes, and the most bytes that one may have (api.md 'Fine print'). */
export const pictureLimits = { files: 500, bytes: 10 * 1024 * 1024 } as const;

/** Why a picture is not taken, in words for the person. */
export const pictureFaults = {
  notJpeg: 'is not a JPEG',
  tooLarge: 'is larger than 10 MiB',
  damaged: 'is damaged',
} as const;
