import type { tax as source } from '../pt/tax';

export const tax: Record<keyof typeof source, string> = {
  'tax.title': 'Taxes in the United States',
  'tax.name': 'Taxes',
  'tax.closing.title': 'Not sure which form\nyou need?',
  'tax.closing.lead': 'Tell us where your income comes from. We’ll tell you what to file and by when.',
  'tax.promise': 'IRS forms filled out, explained and ready to sign.',
  'tax.intro':
    'For people who live, work or do business in the US. We prepare the forms, explain them in plain language, and show where each number comes from.',
  'tax.description':
    'US tax help: Form\u00a01040, Schedules C and SE, Child Tax Credit and W-9. Prices up front, nothing sent without your signature.',
  'tax.more': 'See tax services',
  'tax.list_title': 'Tax services',
  'tax.fees':
    'You pay any tax you owe, and any IRS or state fees, directly to the agency. We confirm each amount with you before you pay.',
  'tax.beneath': 'Questions about signing and sending?',
  'tax.no_number': 'No tax ID to file with yet?',
  'tax.q': 'Is my information safe?',
  'tax.a':
    'We use your documents only to prepare what you asked for. Do not send an SSN or account number in your first message; we will agree on a safe way first.',

  'service.taxReturn.title': 'Income tax return (1040)',
  'service.taxReturn.promise': 'Your yearly personal return, checked line by line.',
  'service.taxReturn.intro':
    'US citizens and tax residents report their worldwide income on Form\u00a01040, normally due April 15. We gather the papers with you, prepare the return and explain the result.',
  'service.taxReturn.includes_title': 'What is included',
  'service.taxReturn.includes.0': 'A list of your documents, such as W-2s and 1099s',
  'service.taxReturn.includes.1': 'Form\u00a01040 prepared',
  'service.taxReturn.includes.2': 'A check of deductions and credits',
  'service.taxReturn.includes.3': 'A PDF copy and help sending it',
  'service.taxReturn.price_label': 'federal return',
  'service.taxReturn.cta': 'Prepare my 1040',
  'service.taxReturn.excludes': 'Tax you owe\nState returns\nSchedules, which are priced separately',
  'service.taxReturn.whatsapp_msg': 'Hello! I would like help with my 1040 tax return.',
  'service.taxReturn.q.0': 'I am not a citizen. Do I file a 1040?',
  'service.taxReturn.a.0':
    'If you have a green card or meet the substantial presence test, yes. Nonresidents file Form\u00a01040-NR. We check this first.',
  'service.taxReturn.q.1': 'What if I miss the deadline?',
  'service.taxReturn.a.1':
    'File as soon as you can: if you owe, penalties and interest grow. Form\u00a04868 gives six more months to file, not to pay, but only if you send it by the deadline. A refund can usually be claimed up to three years after the deadline.',
  'service.taxReturn.description':
    'Form\u00a01040, the US income tax return: documents, deductions, credits and help sending it. Clear price.',

  'service.scheduleC.title': 'Self-employed: Schedules C and SE',
  'service.scheduleC.promise': 'Your profit, expenses and self-employment tax, in the right place.',
  'service.scheduleC.intro':
    'For US tax residents who work for themselves or own a single-member LLC, income and expenses go on Schedule\u00a0C and self-employment tax on Schedule\u00a0SE. Both go with the 1040.',
  'service.scheduleC.includes_title': 'What is included',
  'service.scheduleC.includes.0': 'Income, 1099-NECs and expenses put in order',
  'service.scheduleC.includes.1': 'Schedule\u00a0C prepared',
  'service.scheduleC.includes.2': 'Schedule\u00a0SE calculated and prepared',
  'service.scheduleC.includes.3': 'An estimate of quarterly payments (1040-ES)',
  'service.scheduleC.price_label': 'both schedules, one business; the 1040 has its own price',
  'service.scheduleC.cta': 'File as self-employed',
  'service.scheduleC.excludes': 'Form\u00a01040\nMonthly bookkeeping\nTax you owe',
  'service.scheduleC.whatsapp_msg': 'Hello! I am self-employed and would like help with Schedules C and SE.',
  'service.scheduleC.q.0': 'How much do I have to earn to file?',
  'service.scheduleC.a.0':
    'With net earnings of $400 or more in the year, you file and pay self-employment tax. It is generally 15.3% of 92.35% of your profit, and half of it is deductible on the 1040.',
  'service.scheduleC.q.1': 'Which expenses can I deduct?',
  'service.scheduleC.a.1':
    'Those ordinary and necessary for your business: supplies, tools, insurance, mileage, the part of your home used only for work. Keep the receipts.',
  'service.scheduleC.description':
    'Schedule\u00a0C and Schedule\u00a0SE for the self-employed and single-member LLCs: income, expenses and quarterly payments.',

  'service.childTaxCredit.title': 'Child Tax Credit',
  'service.childTaxCredit.promise':
    'Up to {{childCredit}} per child for tax year 2024, and more since 2025, if you qualify.',
  'service.childTaxCredit.intro':
    'The Child Tax Credit lowers your tax by up to {{childCredit}} for each child under 17 in tax year 2024, and by more since 2025. Part of it can come back as a refund. We check the conditions and fill out Schedule 8812.',
  'service.childTaxCredit.includes_title': 'What is included',
  'service.childTaxCredit.includes.0': 'A check of age, relationship, residency and SSN',
  'service.childTaxCredit.includes.1': 'The credit calculated for your income',
  'service.childTaxCredit.includes.2': 'Schedule 8812 prepared',
  'service.childTaxCredit.includes.3': 'A list of the proof to keep',
  'service.childTaxCredit.price_label': 'goes with your 1040, which has its own price',
  'service.childTaxCredit.cta': 'See if I qualify',
  'service.childTaxCredit.excludes': 'Form\u00a01040\nReturns for earlier years',
  'service.childTaxCredit.whatsapp_msg': 'Hello! I would like to know if I qualify for the Child Tax Credit.',
  'service.childTaxCredit.q.0': 'My child has an ITIN. Do we qualify?',
  'service.childTaxCredit.a.0':
    'Not for this credit: the child needs an SSN valid for work, and since 2025 so does the parent who claims it (one spouse, on a joint return). With an ITIN, the smaller credit for other dependents may apply.',
  'service.childTaxCredit.q.1': 'Is the amount always the same?',
  'service.childTaxCredit.a.1':
    'No. The law can change the maximum from year to year. High income lowers the credit, and the refundable part has rules of its own. We use the rules for the year you are filing.',
  'service.childTaxCredit.description':
    'Child Tax Credit: we check whether you qualify, calculate the credit per child and prepare Schedule 8812.',

  'service.w9.title': 'Form W-9',
  'service.w9.promise': 'The tax details a US client asks for before paying you.',
  'service.w9.intro':
    'Form W-9 gives your tax ID to the person or company that pays you. It does not go to the IRS: the payer keeps it and later issues your 1099. We fill it out with the right classification.',
  'service.w9.includes_title': 'What is included',
  'service.w9.includes.0': 'A check that the W-9 is really your form',
  'service.w9.includes.1': 'Classification: individual, LLC or corporation',
  'service.w9.includes.2': 'The form filled out with SSN, ITIN or EIN',
  'service.w9.includes.3': 'A PDF ready to sign and send to the payer',
  'service.w9.price_label': 'per form',
  'service.w9.cta': 'Fill out my W-9',
  'service.w9.excludes': 'Applying for the tax ID (ITIN or EIN)\nThe yearly return',
  'service.w9.whatsapp_msg': 'Hello! I would like help with Form W-9.',
  'service.w9.q.0': 'I live outside the US. Do I sign a W-9?',
  'service.w9.a.0':
    'Usually not. The W-9 is for US persons for tax purposes. Others use the W-8BEN or, for companies, the W-8BEN-E. For an LLC with a single foreign owner, the owner usually counts: W-8BEN.',
  'service.w9.q.1': 'What if I do not provide one?',
  'service.w9.a.1':
    'The payer may have to withhold 24% of the payment and send it to the IRS. You can claim it as a credit only when you file your return.',
  'service.w9.description': 'Form W-9 filled out with the right classification and number, ready for your US client.',

  'service.otherDocuments.title': 'Other tax documents',
  'service.otherDocuments.promise': 'An IRS letter, an amended return, an extension: tell us what you need.',
  'service.otherDocuments.intro':
    'Did you get a letter from the IRS, or need a form that is not on the list? We read it, explain it, and tell you how to respond, by when, and what our help costs.',
  'service.otherDocuments.includes_title': 'What is included',
  'service.otherDocuments.includes.0': 'The notice or form read and explained',
  'service.otherDocuments.includes.1': 'A fixed price and timing in writing',
  'service.otherDocuments.includes.2': 'The document or response prepared',
  'service.otherDocuments.includes.3': 'Guidance on sending it and keeping proof',
  'service.otherDocuments.price_label': 'a fixed price, once we have read the document',
  'service.otherDocuments.cta': 'Ask about my document',
  'service.otherDocuments.excludes': 'Representation before the IRS\nAudit defense\nTax you owe',
  'service.otherDocuments.whatsapp_msg': 'Hello! I need help with another tax document and would like a quote.',
  'service.otherDocuments.q.0': 'Which documents are these?',
  'service.otherDocuments.a.0':
    'For example: amended returns (1040-X), extensions (4868), W-8BEN, transcript requests (4506-T), Form\u00a08843 and responses to CP notices.',
  'service.otherDocuments.q.1': 'I got an IRS letter. Is it urgent?',
  'service.otherDocuments.a.1':
    'Look for the response date near the top. Do not ignore it, and do not pay before you understand it. The IRS normally writes first, and it never demands payment by gift card or wire transfer.',
  'service.otherDocuments.description':
    'IRS letters, 1040-X, 4868, W-8BEN and other tax documents: we read, explain and quote a fixed price.',

  'service.submission.title': 'Help sending documents',
  'service.submission.promise': 'The right address, proof of delivery, nothing left out of the envelope.',
  'service.submission.intro':
    'A perfect form at the wrong address comes back. With any main service, we show you how to sign, where to send it and how to prove it arrived.',
  'service.submission.includes_title': 'What is included',
  'service.submission.includes.0': 'A last check of signatures and attachments',
  'service.submission.includes.1': 'The IRS address for your form and state',
  'service.submission.includes.2': 'Guidance on e-file or certified mail',
  'service.submission.includes.3': 'How to track it until you get an answer',
  'service.submission.price_label': 'no extra cost if you are already a client',
  'service.submission.cta': 'Help me send it',
  'service.submission.excludes': 'Postage\nCouriers\nE-file program fees',
  'service.submission.whatsapp_msg': 'Hello! I would like help sending my tax documents.',
  'service.submission.q.0': 'Can I get help with just the sending?',
  'service.submission.a.0':
    'No, it comes with the main services. If you filled out the form yourself and want a review, write to us: that comes under “Other tax documents” in our list.',
  'service.submission.q.1': 'How do I prove I sent it on time?',
  'service.submission.a.1':
    'By US mail, with a certified mail receipt postmarked at the counter: that date counts. By e-file, with the IRS acceptance notice.',
  'service.submission.description':
    'How to sign, where to send and how to prove delivery of your forms to the IRS. Included in the main services.',
};
