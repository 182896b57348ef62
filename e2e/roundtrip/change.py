"""Opens workbooks in LibreOffice, types quantities into their order forms as a person does, and saves them again.

Called by run.ts with the folder of the workbooks: plan.json names each and the cells to type into.
"""

import json
import pathlib
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

folder = pathlib.Path(sys.argv[1])
pipe = f"linedesk-{folder.name}"
formats = {
    "xlsx": "Calc MS Excel 2007 XML",
    "xls": "MS Excel 97",
    "ods": "calc8",
    "csv": "Text - txt - csv (StarCalc)",
}


def option(name, value):
    """An option of opening or saving."""
    property = PropertyValue()
    property.Name, property.Value = name, value
    return property


def connect():
    """LibreOffice's desktop, once it has started."""
    resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    for _ in range(300):
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return context.ServiceManager.createInstance("com.sun.star.frame.Desktop")
        except Exception:
            time.sleep(0.2)
    sys.exit("LibreOffice does not start.")


def change(desktop, name, cells):
    """Types into the order form of one workbook and saves it in every format."""
    url = (folder / name).as_uri()
    book = desktop.loadComponentFromURL(url, "_blank", 0, (option("Hidden", True),))
    sheet = book.Sheets.getByName("Order form")
    if not sheet.isProtected():
        sys.exit(f"{name}: the form is not protected.")
    for address, quantity in cells.items():
        cell = sheet.getCellRangeByName(address)
        if cell.CellProtection.IsLocked:
            sys.exit(f"{name}: {address} is locked.")
        if quantity == 0:
            cell.setString("")
        else:
            cell.setValue(quantity)
    for ending, kind in formats.items():
        options = [option("FilterName", kind)]
        if ending == "csv":
            # Commas, quotes, UTF-8, from the first row, and the third sheet, whose name LibreOffice adds to the file's.
            options.append(option("FilterOptions", "44,34,76,1,,0,false,true,false,false,false,3"))
        target = folder / ending / f"{pathlib.Path(name).stem}.{ending}"
        target.parent.mkdir(exist_ok=True)
        book.storeToURL(target.as_uri(), tuple(options))
    book.close(True)


office = subprocess.Popen(
    [
        "soffice",
        "--headless",
        "--norestore",
        "--nologo",
        f"-env:UserInstallation={(folder / 'profile').as_uri()}",
        f"--accept=pipe,name={pipe};urp",
    ]
)
try:
    desktop = connect()
    for one in json.loads((folder / "plan.json").read_text()):
        change(desktop, one["name"], one["cells"])
finally:
    office.terminate()
    office.wait()
