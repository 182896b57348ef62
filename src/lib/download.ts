/** Saves a blob as a file with this name on the person's device. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the bytes after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens a tab for a file that is still loading: browsers allow that only right after a click. Null when blocked. */
export function openTab() {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  return {
    // The URL stays valid as long as this page exists: the tab may be reloaded, or the file saved from it.
    show: (blob: Blob) => tab.location.replace(URL.createObjectURL(blob)),
    close: () => tab.close(),
  };
}
