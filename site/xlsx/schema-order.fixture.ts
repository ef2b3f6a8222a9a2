import { strFromU8, unzipSync } from 'fflate';
import { type Element, parseXmlDocument } from 'slimdom';

/**
 * The children of the elements in our spreadsheets, in the sequence of the schema (ECMA-376, part 1, annex A.2:
 * sml.xsd). An element with children that is missing here is new: look it up and add it.
 */
const SEQUENCES: Readonly<Record<string, string>> = {
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
  numFmts: 'numFmt',
  fonts: 'font',
  font: 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme',
  fills: 'fill',
  fill: 'patternFill gradientFill',
  patternFill: 'fgColor bgColor',
  borders: 'border',
  border: 'start end left right top bottom diagonal vertical horizontal',
  cellStyleXfs: 'xf',
  cellXfs: 'xf',
  xf: 'alignment protection extLst',
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects controls webPublishItems tableParts extLst',
  sheetViews: 'sheetView',
  sheetView: 'pane selection pivotSelection extLst',
  cols: 'col',
  sheetData: 'row',
  row: 'c',
  c: 'f v is extLst',
  is: 't r rPh phoneticPr',
  workbook:
    'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr oleSize customWorkbookViews pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst',
  bookViews: 'workbookView',
  sheets: 'sheet',
  sst: 'si',
  si: 't r rPh phoneticPr',
};

const PARTS = /^xl\/(?:styles|workbook|sharedStrings|worksheets\/sheet\d+)\.xml$/;

/** The elements of an XLSX file in positions the schema does not allow: `font/sz`. */
export async function misplacedIn(file: Blob): Promise<readonly string[]> {
  const parts = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  return parts
    .filter(([name]) => PARTS.test(name))
    .flatMap(([, part]) => misplacedUnder(parseXmlDocument(strFromU8(part)).documentElement));
}

function misplacedUnder(parent: Element | null): readonly string[] {
  if (parent === null || parent.children.length === 0) return [];
  const sequence = SEQUENCES[parent.localName]?.split(' ') ?? [];
  const places = parent.children.map(({ localName }) => sequence.indexOf(localName));
  const own = parent.children.filter((_, at) => {
    const place = places[at] ?? -1;
    return place === -1 || place < (places[at - 1] ?? 0);
  });
  return [
    ...own.map(({ localName }) => `${parent.localName}/${localName}`),
    ...parent.children.flatMap(misplacedUnder),
  ];
}
