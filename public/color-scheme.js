// Before the first paint: a page whose colours were chosen does not flash in those of the system.
try {
  const chosen = JSON.parse(window.localStorage.getItem('color-scheme'));
  if (chosen === 'light' || chosen === 'dark') window.document.documentElement.style.colorScheme = chosen;
} catch {
  // Without storage nothing was chosen.
}
