/** Whether one of the tags of an If-None-Match header is this one; a weak tag counts as well. */
export function isKnownTag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
