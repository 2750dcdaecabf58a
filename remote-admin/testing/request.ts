type Listener = (() => void) | null;

/** What Nhost's client and uploads use of `XMLHttpRequest`, over the `fetch` of the page. */
export class StubbedRequest {
  status = 0;
  statusText = '';
  response = '';
  responseText = '';
  responseType = '';
  responseURL = '';
  withCredentials = false;
  readyState = 0;
  onload: Listener = null;
  onerror: ((event: ProgressEvent) => void) | null = null;
  ontimeout: Listener = null;
  onabort: Listener = null;
  onreadystatechange: Listener = null;
  readonly upload: { onprogress: ((event: Pick<ProgressEvent, 'loaded' | 'total'>) => void) | null } = {
    onprogress: null,
  };
  private readonly headers: Record<string, string> = {};
  private readonly ended = new AbortController();
  private target = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.target = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }

  abort(): void {
    this.ended.abort();
  }

  send(body?: BodyInit | null): void {
    const { method, url } = this.target;
    // Half of it has left when the response is still to come.
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const sent = window.fetch(url, { method, headers: this.headers, body: body ?? null, signal: this.ended.signal });
    void sent.then(
      async (response) => {
        this.status = response.status;
        this.response = this.responseText = await response.text();
        this.readyState = 4;
        this.onload?.();
      },
      () => (this.ended.signal.aborted ? this.onabort?.() : this.onerror?.(new ProgressEvent('error'))),
    );
  }
}
