"""One page with every message of a language as people will read it, beside the English one."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bot.words.checking import english, notes
from bot.words.entries import Entries
from bot.words.examples import Facts, examples
from bot.words.files import sources
from bot.words.glossary import glossary, not_said
from bot.words.languages import DEFAULT, entries
from bot.words.own_names import own_name_of
from bot.words.saying import say_itself

BEGINNING = "<!doctype html>"
STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
:root { color-scheme: light dark }
h2 { margin-top: 3rem }
h3 { font: bold 1rem monospace; margin: 2rem 0 .3rem }
p.note { opacity: .75; margin: .3rem 0; white-space: pre-line }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #8886; padding: .3rem .5rem; text-align: left; vertical-align: top }
td { white-space: pre-wrap; overflow-wrap: anywhere }
th:first-child { width: 20% }
td.facts { font: .85rem monospace; opacity: .75 }
td.missing { background: #f806; font-style: italic }
td.broken { background: #f006 }
nav { columns: 3 }
"""


def page(language: str) -> str:
    """Write the page, as HTML. The host's folder must be in use if its words are to stand there."""
    files = {name: [key for key in Entries([text]) if key in english()] for name, text in sources(DEFAULT).items()}
    name = escape(own_name_of(language))
    contents = "".join(f'<div><a href="#{escape(file)}">{escape(file)}</a></div>' for file in files)
    sections = "".join(
        f'<h2 id="{escape(file)}">{escape(file)}</h2>{"".join(_message(key, language) for key in keys)}'
        for file, keys in files.items()
    )
    return (
        f'{BEGINNING}<html lang="en"><meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>'
        f"<h1>{name}</h1><nav>{contents}</nav>{_glossary(language)}{_not_said(language)}{sections}</html>\n"
    )


def _glossary(language: str) -> str:
    """Write the table of terms, which stands above all messages."""
    rows = "".join(f"<tr><td>{escape(term)}<td>{escape(own)}" for term, own in glossary(language))
    return f"<h2>Glossary</h2><table><tr><th>English<th>{escape(own_name_of(language))}{rows}</table>"


def _not_said(language: str) -> str:
    """Write the table of what the language does not say, if there is one."""
    rows = "".join(f"<tr><td>{escape(words)}<td>{escape(better)}" for words, better in not_said(language).items())
    return rows and f"<table><tr><th>Not said<th>Instead{rows}</table>"


def _message(key: str, language: str) -> str:
    note = f'<p class="note">{escape(notes()[key])}</p>' if key in notes() else ""
    head = f"<tr><th>Given<th>English<th>{escape(own_name_of(language))}"
    return f'<h3 id="{escape(key)}">{escape(key)}</h3>{note}<table>{head}{"".join(_rows(key, language))}</table>'


def _rows(key: str, language: str) -> Iterator[str]:
    """Write a row for each set of facts that makes other words."""
    seen = set()
    for facts in examples(key, entries(DEFAULT), entries(language)):
        cells = (_cell(DEFAULT, key, facts), _cell(language, key, facts))
        if cells not in seen:
            seen.add(cells)
            given = "\n".join(f"{fact} = {value}" for fact, value in facts.items())
            yield f'<tr><td class="facts">{escape(given)}{"".join(cells)}'


def _cell(language: str, key: str, facts: Facts) -> str:
    if key not in entries(language):
        return '<td class="missing">English'
    try:
        return f'<td lang="{escape(language)}">{escape(say_itself(language, key, **facts))}'
    except KeyError as error:
        return f'<td class="broken">{escape(str(error.args[0]))}'
