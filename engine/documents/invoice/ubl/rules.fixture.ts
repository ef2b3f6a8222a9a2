/** A rule of EN 16931: the test is true in every node of the context. */
export interface Rule {
  readonly id: string;
  readonly context: string;
  readonly test: string;
}

const INVOICE = '/Invoice';
const LINE = '/Invoice/cac:InvoiceLine';
const SUBTOTAL = '/Invoice/cac:TaxTotal/cac:TaxSubtotal';
const TOTAL = '/Invoice/cac:LegalMonetaryTotal';
const SELLER = '/Invoice/cac:AccountingSupplierParty/cac:Party';
const BUYER = '/Invoice/cac:AccountingCustomerParty/cac:Party';

const rule = (id: string, context: string, test: string): Rule => ({ id, context, test });
const exists = (id: string, context: string, path: string): Rule =>
  rule(id, context, `normalize-space(${path}) != ''`);

const lines = (category: string) =>
  `//cac:InvoiceLine[cac:Item/cac:ClassifiedTaxCategory/cbc:ID = '${category}']`;
const breakdowns = (category: string) => `//cac:TaxSubtotal[cac:TaxCategory/cbc:ID = '${category}']`;

/** Amounts are compared in whole feninga: the XPath engine stores decimals as binary fractions. */
const feninga = (path: string) => `round(xs:decimal(${path}) * 100)`;
const sum = (path: string) => `sum(for $amount in ${path} return round(xs:decimal($amount) * 100))`;

const header: readonly Rule[] = [
  exists('BR-01', INVOICE, 'cbc:CustomizationID'),
  exists('BR-02', INVOICE, 'cbc:ID'),
  rule('BR-03', INVOICE, 'cbc:IssueDate castable as xs:date'),
  rule('BR-04', INVOICE, "cbc:InvoiceTypeCode = ('380', '325', '383', '386')"),
  rule('BR-05', INVOICE, "matches(cbc:DocumentCurrencyCode, '^[A-Z]{3}$')"),
  rule(
    'BR-53',
    '/Invoice[cbc:TaxCurrencyCode]',
    "count(cac:TaxTotal/cbc:TaxAmount[@currencyID = 'BAM']) = 1 and cbc:TaxCurrencyCode = 'BAM'",
  ),
  exists('BR-06', SELLER, 'cac:PartyLegalEntity/cbc:RegistrationName'),
  exists('BR-07', BUYER, 'cac:PartyLegalEntity/cbc:RegistrationName'),
  exists('BR-08', SELLER, 'cac:PostalAddress'),
  rule('BR-09', SELLER, "matches(cac:PostalAddress/cac:Country/cbc:IdentificationCode, '^[A-Z1]{2}$')"),
  exists('BR-10', BUYER, 'cac:PostalAddress'),
  rule('BR-11', BUYER, "matches(cac:PostalAddress/cac:Country/cbc:IdentificationCode, '^[A-Z1]{2}$')"),
  exists('BR-55', '//cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
  exists('BR-55', '/CreditNote', 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
  rule(
    'BR-29',
    '/Invoice/cac:InvoicePeriod[cbc:StartDate and cbc:EndDate]',
    'xs:date(cbc:EndDate) >= xs:date(cbc:StartDate)',
  ),
  rule('BR-16', INVOICE, 'exists(cac:InvoiceLine)'),
  rule('BR-49', '/Invoice/cac:PaymentMeans', "cbc:PaymentMeansCode = ('30', '1', '10', '48')"),
  rule(
    'BR-50, BR-61',
    "/Invoice/cac:PaymentMeans[cbc:PaymentMeansCode = '30']",
    "normalize-space(cac:PayeeFinancialAccount/cbc:ID) != ''",
  ),
  rule('BR-CO-09', '//cac:PartyTaxScheme', "matches(cbc:CompanyID, '^[A-Z1]{2}')"),
  rule(
    'BR-CO-25',
    INVOICE,
    "xs:decimal(cac:LegalMonetaryTotal/cbc:PayableAmount) <= 0 or exists(cbc:DueDate) or normalize-space(cac:PaymentTerms/cbc:Note) != ''",
  ),
  rule('BR-CO-26', SELLER, 'exists(cac:PartyLegalEntity/cbc:CompanyID | cac:PartyTaxScheme/cbc:CompanyID)'),
];

const lineRules: readonly Rule[] = [
  exists('BR-21', LINE, 'cbc:ID'),
  rule('BR-22', LINE, 'cbc:InvoicedQuantity castable as xs:decimal'),
  rule('BR-23, BR-CL-23', LINE, "matches(cbc:InvoicedQuantity/@unitCode, '^[A-Z0-9]{2,3}$')"),
  rule('BR-24', LINE, 'cbc:LineExtensionAmount castable as xs:decimal'),
  exists('BR-25', LINE, 'cac:Item/cbc:Name'),
  rule('BR-26, BR-27', LINE, 'xs:decimal(cac:Price/cbc:PriceAmount) >= 0'),
  rule('BR-41', '//cac:AllowanceCharge', 'cbc:Amount castable as xs:decimal'),
  exists('BR-42', '//cac:AllowanceCharge', 'cbc:AllowanceChargeReason'),
  rule('BR-CO-04', LINE, "cac:Item/cac:ClassifiedTaxCategory[cac:TaxScheme/cbc:ID = 'VAT']/cbc:ID != ''"),
  rule(
    'net = quantity × price − discount (BT-131)',
    LINE,
    `abs(xs:decimal(cbc:InvoicedQuantity) * xs:decimal(cac:Price/cbc:PriceAmount) * 100 - ${sum('cac:AllowanceCharge/cbc:Amount')} - ${feninga('cbc:LineExtensionAmount')}) <= 0.51`,
  ),
];

const totals: readonly Rule[] = [
  rule(
    'BR-CO-10',
    TOTAL,
    `${feninga('cbc:LineExtensionAmount')} = ${sum('//cac:InvoiceLine/cbc:LineExtensionAmount')}`,
  ),
  rule('BR-CO-11', TOTAL, `${sum('cbc:AllowanceTotalAmount')} = ${sum('../cac:AllowanceCharge/cbc:Amount')}`),
  rule(
    'BR-CO-13',
    TOTAL,
    `${feninga('cbc:TaxExclusiveAmount')} = ${feninga('cbc:LineExtensionAmount')} - ${sum('cbc:AllowanceTotalAmount')}`,
  ),
  rule(
    'BR-CO-14',
    '/Invoice/cac:TaxTotal[1]',
    `${feninga('cbc:TaxAmount')} = ${sum('cac:TaxSubtotal/cbc:TaxAmount')}`,
  ),
  rule(
    'BR-CO-15',
    TOTAL,
    `${feninga('cbc:TaxInclusiveAmount')} = ${feninga('cbc:TaxExclusiveAmount')} + ${feninga('//cac:TaxTotal[1]/cbc:TaxAmount')}`,
  ),
  rule(
    'BR-CO-16',
    TOTAL,
    `${feninga('cbc:PayableAmount')} = ${feninga('cbc:TaxInclusiveAmount')} - ${sum('cbc:PrepaidAmount')}`,
  ),
  rule(
    'BR-CO-17',
    SUBTOTAL,
    `abs(${feninga('cbc:TaxAmount')} - ${feninga('cbc:TaxableAmount')} * xs:decimal((cac:TaxCategory/cbc:Percent, 0)[1]) div 100) <= 0.601`,
  ),
  rule('BR-CO-18', INVOICE, 'exists(cac:TaxTotal/cac:TaxSubtotal)'),
  rule(
    'BR-45 to BR-47',
    SUBTOTAL,
    "cbc:TaxableAmount != '' and cbc:TaxAmount != '' and cac:TaxCategory/cbc:ID != ''",
  ),
  rule('BR-48', SUBTOTAL, "exists(cac:TaxCategory/cbc:Percent) or cac:TaxCategory/cbc:ID = 'O'"),
  rule('BR-DEC', '//*[@currencyID][not(self::cbc:PriceAmount)]', "matches(., '^-?\\d+(\\.\\d{1,2})?$')"),
  rule(
    'BR-CL-03',
    '//*[@currencyID][not(parent::cac:TaxTotal)]',
    '@currencyID = /*/cbc:DocumentCurrencyCode',
  ),
];

/** The breakdown of a category at a rate is the sum of its lines. */
const sumsOfCategory = (id: string, category: string): Rule =>
  rule(
    id,
    `${SUBTOTAL}[cac:TaxCategory/cbc:ID = '${category}']`,
    `let $rate := string(cac:TaxCategory/cbc:Percent) return ${feninga('cbc:TaxableAmount')} = ${sum(`${lines(category)}[string(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) = $rate]/cbc:LineExtensionAmount`)} - ${sum(`/Invoice/cac:AllowanceCharge[cac:TaxCategory/cbc:ID = '${category}'][string(cac:TaxCategory/cbc:Percent) = $rate]/cbc:Amount`)}`,
  );

const categories: readonly Rule[] = [
  ...['S', 'E', 'G', 'AE', 'O'].map((id) =>
    rule(`BR-${id}-01`, INVOICE, `exists(${lines(id)}) = exists(${breakdowns(id)})`),
  ),
  rule('BR-E-01, BR-O-01', INVOICE, `count(${breakdowns('E')}) <= 1 and count(${breakdowns('O')}) <= 1`),
  ...['S', 'E', 'G', 'AE'].map((id) =>
    rule(
      `BR-${id}-02`,
      INVOICE,
      `not(${lines(id)}) or normalize-space(cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID) != ''`,
    ),
  ),
  rule(
    'BR-AE-02',
    INVOICE,
    `not(${lines('AE')}) or exists(cac:AccountingCustomerParty/cac:Party/(cac:PartyTaxScheme/cbc:CompanyID | cac:PartyLegalEntity/cbc:CompanyID))`,
  ),
  rule('BR-O-02', INVOICE, `not(${lines('O')}) or not(//cac:PartyTaxScheme)`),
  rule('BR-S-05', lines('S'), 'xs:decimal(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) > 0'),
  rule('BR-E-05', lines('E'), 'xs:decimal(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) = 0'),
  rule('BR-G-05', lines('G'), 'xs:decimal(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) = 0'),
  rule('BR-AE-05', lines('AE'), 'xs:decimal(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) = 0'),
  rule('BR-O-05', lines('O'), 'not(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent)'),
  sumsOfCategory('BR-S-08', 'S'),
  sumsOfCategory('BR-E-08', 'E'),
  sumsOfCategory('BR-G-08', 'G'),
  sumsOfCategory('BR-AE-08', 'AE'),
  sumsOfCategory('BR-O-08', 'O'),
  rule('BR-E-09, BR-O-09', `${SUBTOTAL}[cac:TaxCategory/cbc:ID != 'S']`, 'xs:decimal(cbc:TaxAmount) = 0'),
  rule('BR-S-10', breakdowns('S'), 'not(cac:TaxCategory/cbc:TaxExemptionReason)'),
  ...['E', 'G', 'AE', 'O'].map((id) =>
    exists(`BR-${id}-10`, breakdowns(id), 'cac:TaxCategory/cbc:TaxExemptionReason'),
  ),
  rule(
    'BR-O-11',
    INVOICE,
    `not(${breakdowns('O')}) or (count(//cac:TaxSubtotal) = 1 and not(//cbc:Percent))`,
  ),
];

/**
 * Business rules of EN 16931-1 for the contents of our invoices, transcribed from the text of the standard: no package provides the
 * official Schematron.
 */
export const RULES: readonly Rule[] = [...header, ...lineRules, ...totals, ...categories];

/** Rules that apply to unfinished invoices too. */
export const RULES_OF_AMOUNTS: readonly Rule[] = [
  ...totals,
  sumsOfCategory('BR-S-08', 'S'),
  sumsOfCategory('BR-E-08', 'E'),
  sumsOfCategory('BR-G-08', 'G'),
  sumsOfCategory('BR-AE-08', 'AE'),
  sumsOfCategory('BR-O-08', 'O'),
];
