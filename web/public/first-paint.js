// Runs before anything is painted, so that a chosen theme never flashes the other one.
(function () {
  try {
    const kept = JSON.parse(localStorage.getItem("paddock.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
    if (kept.language) document.documentElement.lang = kept.language;
  } catch {
    // Without storage the system's setting holds.
  }
})();
