import type { company as source } from '../pt/company';

export const company: Record<keyof typeof source, string> = {
  'company.title': 'Your company in the United States',
  'company.name': 'Company',
  'company.closing.title': 'How far along is\nyour company?',
  'company.closing.lead': 'An idea, an LLC or a bank account: we tell you what comes next.',
  'company.promise': 'LLC, EIN, address, agreement and license: from idea to first invoice.',
  'company.intro':
    'You can own a US LLC without living in the country and without a work visa. We prepare the documents and explain each obligation before it is due.',
  'company.description':
    'Start your US LLC: EIN, business address, Operating Agreement, ITIN and license. Clear prices, state fees separate.',
  'company.more': 'See company services',
  'company.list_title': 'Services for your company',
  'company.fees':
    'You pay state, city and other government fees yourself, directly to the agency. They change, so we confirm each amount with you before you pay.',
  'company.q': 'Do I have to live in the United States?',
  'company.a':
    'No. You can own an LLC from abroad. Owning a company gives you neither a visa nor permission to work in the country.',

  'flow.title': 'From plan to open for business, in four stages',
  'flow.lead': 'Three steps in each, in the order they happen.',
  'flow.0': 'Plan',
  'flow.0.0': 'State',
  'flow.0.0.text':
    'You choose where to register, and we explain the options. Usually it is the state where you will do business.',
  'flow.0.1': 'Members',
  'flow.0.1.text': 'Who owns how much, and who decides. A single owner is fine.',
  'flow.0.2': 'Name',
  'flow.0.2.text': 'We check that the name is available in the state’s records.',
  'flow.1': 'Register',
  'flow.1.0': 'Registered agent',
  'flow.1.0.text': 'Someone in the state who receives official notices. Required, and hired separately.',
  'flow.1.1': 'Articles of Organization',
  'flow.1.1.text': 'The filing that creates the LLC. States usually charge {{filingFrom}} to {{filingTo}} for it.',
  'flow.1.2': 'Business address',
  'flow.1.2.text': 'A real address in the company’s name, for mail and for forms.',
  'flow.2': 'Establish',
  'flow.2.0': 'EIN',
  'flow.2.0.text': 'The company’s tax ID. The IRS charges nothing for it.',
  'flow.2.1': 'Operating Agreement',
  'flow.2.1.text': 'The contract among the members. Banks usually ask for it.',
  'flow.2.2': 'ITIN',
  'flow.2.2.text': 'The owner’s own tax ID, if they file a return and cannot get an SSN.',
  'flow.3': 'Operate',
  'flow.3.0': 'Bank account',
  'flow.3.0.text': 'With your EIN, agreement and address, you apply to a bank. The decision is theirs.',
  'flow.3.1': 'Licenses',
  'flow.3.1.text': 'Your city, county or state may require a license for what you do.',
  'flow.3.2': 'Every year',
  'flow.3.2.text': 'The state’s fee, usually {{feeFrom}} to {{feeTo}}, and returns to the IRS.',

  'service.companyOpening.title': 'LLC formation with EIN',
  'service.companyOpening.promise': 'A company registered with the state, and its tax ID from the IRS.',
  'service.companyOpening.intro':
    'An LLC helps keep your personal assets separate from the business and is simple to run. We prepare the filing in the state you choose and the request for the EIN, the number banks and customers will ask for.',
  'service.companyOpening.includes_title': 'What is included',
  'service.companyOpening.includes.0': 'Guidance on the state and a name search',
  'service.companyOpening.includes.1': 'Articles of Organization prepared and submitted',
  'service.companyOpening.includes.2': 'EIN request on Form SS-4, free from the IRS',
  'service.companyOpening.includes.3': 'Documents as PDFs and a calendar of due dates',
  'service.companyOpening.price_label': 'our work on the LLC and the EIN',
  'service.companyOpening.cta': 'Start my LLC',
  'service.companyOpening.excludes':
    'State filing fee, usually {{filingFrom}} to {{filingTo}}\nYearly state fee, usually {{feeFrom}} to {{feeTo}}\nA registered agent in the state, required and hired separately',
  'service.companyOpening.whatsapp_msg': 'Hello! I would like to form an LLC with an EIN in the United States.',
  'service.companyOpening.q.0': 'How long does it take?',
  'service.companyOpening.a.0':
    'The filing takes from a day to a few weeks, depending on the state. Without an SSN or ITIN, you cannot use the IRS online application; we request the EIN by fax or mail, which usually takes longer.',
  'service.companyOpening.q.1': 'What does the LLC have to file?',
  'service.companyOpening.a.1':
    'It depends on the owners. An LLC with a single foreign owner files Form\u00a05472 with a pro forma 1120 every year it has transactions with the owner, even without profit. The penalty for not filing is steep.',
  'service.companyOpening.description':
    'US LLC formation with EIN: state filing, Form SS-4 and documents as PDFs. State fees shown separately.',

  'service.fiscalAddress.title': 'US business address',
  'service.fiscalAddress.promise': 'A real US address, with your mail scanned and sent to you.',
  'service.fiscalAddress.intro':
    'Many forms and banks ask for a US address. You get one in the company’s name and read your mail wherever you are. A bank may also ask where you live or work.',
  'service.fiscalAddress.includes_title': 'What is included',
  'service.fiscalAddress.includes.0': 'A valid street address with city, state and ZIP code',
  'service.fiscalAddress.includes.1': 'The company’s name on the mailbox',
  'service.fiscalAddress.includes.2': 'Digital forwarding of documents received',
  'service.fiscalAddress.includes.3': 'The address service agreement as a PDF',
  'service.fiscalAddress.price_label': 'an address in your company’s name',
  'service.fiscalAddress.cta': 'Get my address',
  'service.fiscalAddress.excludes': 'Physical forwarding of letters and packages\nNotarization\nA registered agent',
  'service.fiscalAddress.whatsapp_msg': 'Hello! I would like a US business address for my company.',
  'service.fiscalAddress.q.0': 'What do I have to sign?',
  'service.fiscalAddress.a.0':
    'The address service agreement, which sets out the length of service and the conditions, and USPS Form\u00a01583, which lets someone else receive your mail and asks for two forms of ID.',
  'service.fiscalAddress.q.1': 'Does it replace the registered agent?',
  'service.fiscalAddress.a.1':
    'No. A registered agent must be present in the state during business hours to receive legal papers. They are different services.',
  'service.fiscalAddress.description':
    'A US street address for your business, your company’s name on the mailbox and digital mail. Agreement as a PDF.',

  'service.operatingAgreement.title': 'Operating Agreement',
  'service.operatingAgreement.promise': 'The LLC’s own contract: who decides, who gets paid, who is responsible.',
  'service.operatingAgreement.intro':
    'This document says how your LLC works. Banks usually ask for it, and some states require it. We draft it from your answers, and you understand every clause.',
  'service.operatingAgreement.includes_title': 'What is included',
  'service.operatingAgreement.includes.0': 'A contract tailored to your LLC',
  'service.operatingAgreement.includes.1': 'Clauses on members, profit split and responsibilities',
  'service.operatingAgreement.includes.2': 'English version and, on request, a translation that explains it',
  'service.operatingAgreement.includes.3': 'A PDF ready to sign',
  'service.operatingAgreement.price_label': 'complete agreement',
  'service.operatingAgreement.cta': 'Order my agreement',
  'service.operatingAgreement.excludes':
    'Legal opinion from an attorney\nNotarization\nFiling with the state or county',
  'service.operatingAgreement.whatsapp_msg': 'Hello! I would like an Operating Agreement for my LLC.',
  'service.operatingAgreement.q.0': 'My LLC has one owner. Do I need it?',
  'service.operatingAgreement.a.0':
    'It is wise to have one. It shows that the company is separate from you, which helps protect your limited liability and open a bank account.',
  'service.operatingAgreement.q.1': 'Is it filed with the state?',
  'service.operatingAgreement.a.1':
    'Usually not. The members sign it and keep it. If members or ownership percentages change, the agreement must change too.',
  'service.operatingAgreement.description':
    'An Operating Agreement tailored to your LLC, in English and, on request, with a translation that explains it. Delivered as a PDF.',

  'service.itin.title': 'ITIN application',
  'service.itin.promise': 'The US tax ID for people who cannot get an SSN.',
  'service.itin.intro':
    'An ITIN lets you file taxes and be named as a spouse or dependent on a return. It gives you neither a visa nor permission to work. We prepare the W-7 with everything the IRS checks.',
  'service.itin.includes_title': 'What is included',
  'service.itin.includes.0': 'Form W-7 filled out',
  'service.itin.includes.1': 'A cover letter to the IRS',
  'service.itin.includes.2': 'A checklist of accepted documents',
  'service.itin.includes.3': 'Instructions for mailing it or applying through a Certifying Acceptance Agent (CAA)',
  'service.itin.price_label': 'complete package, per person',
  'service.itin.cta': 'Apply for my ITIN',
  'service.itin.excludes':
    'Postage\nCertified copies\nThe Certifying Acceptance Agent’s fee\nThe tax return that goes with the form',
  'service.itin.whatsapp_msg': 'Hello! I would like help applying for an ITIN.',
  'service.itin.q.0': 'Do I have to mail my passport?',
  'service.itin.a.0':
    'You mail the original, or a copy certified by the agency that issued it. If you would rather keep it, a Certifying Acceptance Agent (CAA) can check it and send only the copy. In the US, some IRS offices also check it, by appointment.',
  'service.itin.q.1': 'How long does it take?',
  'service.itin.a.1':
    'The IRS says seven weeks, or nine to eleven between January 15 and April 30 and for applications from abroad. The W-7 usually goes in together with the tax return.',
  'service.itin.description':
    'ITIN application: Form W-7, cover letter to the IRS, document checklist and help with a Certifying Acceptance Agent (CAA).',

  'service.w7.title': 'Form W-7',
  'service.w7.promise': 'The ITIN form, filled out with the right box checked.',
  'service.w7.intro':
    'Form W-7 requests or renews an ITIN. A wrong category, or details that do not match the passport, can get it sent back. We check field by field.',
  'service.w7.includes_title': 'What is included',
  'service.w7.includes.0': 'Choosing the eligibility category',
  'service.w7.includes.1': 'Complete data entry and review',
  'service.w7.includes.2': 'A cover letter to the IRS',
  'service.w7.includes.3': 'A checklist of what to send with it',
  'service.w7.price_label': 'no extra cost when you apply for the ITIN with us',
  'service.w7.cta': 'Fill out my W-7',
  'service.w7.excludes': 'Postage\nCertified copies\nThe Certifying Acceptance Agent’s fee',
  'service.w7.whatsapp_msg': 'Hello! I would like help with Form W-7.',
  'service.w7.q.0': 'Has my ITIN expired?',
  'service.w7.a.0':
    'It expires at the end of the third year in a row without being used on a return. The same W-7 renews it, and the number stays the same.',
  'service.w7.q.1': 'Can I get an ITIN without a tax return?',
  'service.w7.a.1':
    'Only under the form’s exceptions, such as income with withholding, a tax treaty or a mortgage, with the proof it asks for. Otherwise the W-7 goes with the return.',
  'service.w7.description':
    'Form W-7 to request or renew an ITIN: the right category, reviewed details, cover letter and mailing checklist.',

  'service.businessLicense.title': 'Business license',
  'service.businessLicense.promise': 'Find out which license your work needs, and apply without mistakes.',
  'service.businessLicense.intro':
    'There is no single business license in the US. Your city, county, state and, for a few activities, the federal government may each require one. We research the rule for your address and prepare the application.',
  'service.businessLicense.includes_title': 'What is included',
  'service.businessLicense.includes.0': 'Research into licenses for your activity and address',
  'service.businessLicense.includes.1': 'A list of each agency’s documents and fees',
  'service.businessLicense.includes.2': 'The application filled out',
  'service.businessLicense.includes.3': 'Guidance on submitting and following up',
  'service.businessLicense.includes.4': 'Renewal dates in your calendar',
  'service.businessLicense.price': '{{amount}} per license',
  'service.businessLicense.price_label': 'application prepared; the agency’s fee is separate',
  'service.businessLicense.cta': 'Apply for my license',
  'service.businessLicense.excludes': 'City, county or state fees\nInspections\nInsurance and bonds',
  'service.businessLicense.whatsapp_msg': 'Hello! I would like help with a business license.',
  'service.businessLicense.q.0': 'I work from home, online. Do I need one?',
  'service.businessLicense.a.0':
    'Often, yes. Many cities ask for a business registration and a home occupation permit, even if no customer ever visits.',
  'service.businessLicense.q.1': 'Isn’t the LLC my license?',
  'service.businessLicense.a.1':
    'No. Forming the LLC creates the company; the license allows the activity. Construction, food, beauty and transportation usually have rules of their own.',
  'service.businessLicense.description':
    'US business license: research by city and activity, documents, application and renewal dates.',
};
