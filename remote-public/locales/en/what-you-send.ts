import type { whatYouSend as source } from '../pt/what-you-send';

export const whatYouSend: Record<keyof typeof source, string> = {
  'detail.send': 'What you send',
  'detail.send_note':
    'To start, just tell us about your case. Documents and ID numbers come later, in a secure way we agree on.',

  'service.b1b2.send':
    'Valid passport, and earlier visas if you have any\nTravel dates or plans\nYour work, school and family details\nDigital photo that meets the visa rules',
  'service.f1.send':
    'The I-20 your school issues\nValid passport\nProof of how you will pay for your studies\nSchool transcripts\nDigital photo that meets the visa rules',
  'service.f2.send':
    'The dependent I-20, if the school has issued it\nThe F-1 student’s I-20\nEach dependent’s passport\nMarriage and birth certificates\nA digital photo of each person',
  'service.renewal.send':
    'Your current passport, and the one with your last visa\nWhat has changed since: job, address, marital status\nDigital photo that meets the visa rules',
  'service.family.send':
    'Each person’s passport\nTravel dates or plans\nEach person’s work, school and family details\nBirth certificates of minors\nA digital photo of each person',

  'service.eb1a.send':
    'Full résumé\nEvidence of what you have done: awards, publications, press\nWho could write letters about your work\nPassport',
  'service.eb2niw.send':
    'Full résumé\nDegrees and transcripts\nProof of your years of experience\nWhat you plan to do in the US\nPassport',
  'service.otherWork.send':
    'Résumé and degrees\nThe employer’s offer or letter, if you have one\nPassport, and earlier visas if you have any',
  'service.specialCases.send':
    'Letters from the consulate or USCIS\nCopies of earlier applications\nThe dates you entered and left the US',
  'service.complementary.send':
    'The document to translate, or the facts for the letter\nWho it is for: consulate, school or USCIS\nProof of what the document says',

  'service.companyOpening.send':
    'The company name you want, and a second choice\nWhat it will do, and in which state\nEach member’s name, address and ownership percentage\nPassport of the person who will control the company (the “responsible party”)',
  'service.fiscalAddress.send':
    'The company’s name, and who will receive mail\nTwo forms of ID, one with a photo\nYour home address',
  'service.operatingAgreement.send':
    'The LLC’s Articles of Organization\nEach member’s name and ownership percentage\nWho manages, and how decisions are made\nHow profit will be split',
  'service.itin.send':
    'Passport: the original or a certified copy goes to the IRS\nThe tax return, or proof of the exception\nYour address outside the US\nVisa and date of entry, if you have been in the US',
  'service.w7.send':
    'Your passport\nThe reason you are applying\nYour address outside the US\nThe form, if you have started it',
  'service.businessLicense.send':
    'Articles of Organization and EIN\nThe business activity and address\nLicenses you already have',

  'service.taxReturn.send':
    'The year’s W-2, 1099 and other forms\nSSN or ITIN of each person on the return\nExpenses you may deduct\nLast year’s return, if there is one',
  'service.scheduleC.send':
    'The year’s income: 1099-NEC, 1099-K or your own records\nBusiness expenses, with receipts\nMileage and home office, if any\nEIN, if you have one',
  'service.childTaxCredit.send':
    'Each child’s name, date of birth and SSN\nProof of relationship\nProof that the child lives with you\nYour income for the year',
  'service.w9.send':
    'The payer’s request, if there is one\nYour name and address as on your tax records\nSSN, ITIN or EIN\nHow your company is taxed, if you have one',
  'service.otherDocuments.send':
    'The letter or form, every page\nThe date it arrived\nThe tax return for the year in question',
  'service.submission.send':
    'The finished form and its attachments\nThe state you live in\nThe deadline in the letter, if there is one',
};
