/**
 * The order of our elements in UBL 2.1 (ISO/IEC 19845, tables of the Invoice, the Credit Note and its aggregates). No package provides the
 * official schema, so its sequences are transcribed here by hand.
 */
export const ORDER: Readonly<Record<string, string>> = {
  CreditNote:
    'CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference AdditionalDocumentReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount AllowanceCharge Item Price',
  Invoice:
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference AdditionalDocumentReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'EndpointID PostalAddress PartyTaxScheme PartyLegalEntity',
  PostalAddress: 'StreetName CityName PostalZone Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Delivery: 'ActualDeliveryDate',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID',
  PaymentTerms: 'Note',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReason TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount PrepaidAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount AllowanceCharge Item Price',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  Item: 'Name SellersItemIdentification ClassifiedTaxCategory',
  SellersItemIdentification: 'ID',
  InvoicePeriod: 'StartDate EndDate',
  OrderReference: 'ID',
  DespatchDocumentReference: 'ID',
  AdditionalDocumentReference: 'ID DocumentDescription',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount',
};

/** Repeatable parts. */
export const REPEATED = new Set([
  'TaxSubtotal',
  'TaxTotal',
  'InvoiceLine',
  'CreditNoteLine',
  'BillingReference',
  'AllowanceCharge',
]);
