import type { Page } from '@playwright/test';
import { NothingPainted } from './visibility-issues';

/** A tab for several pages one after the other, which share its files. It is opened anew if the browser stops painting it. */
export class PaintingTab {
  private page: Page | undefined;

  constructor(private readonly open: () => Promise<Page>) {}

  /** Visits a page, a second time in a new tab if nothing was painted in this one. */
  async visit<Result>(name: string, visit: (page: Page) => Promise<Result>): Promise<Result> {
    this.page ??= await this.open();
    try {
      return await visit(this.page);
    } catch (error) {
      if (!(error instanceof NothingPainted)) throw error;
      console.log(`${name} is visited again in a new tab: ${error.message}`);
      await this.page.close();
      this.page = await this.open();
      return visit(this.page);
    }
  }
}
