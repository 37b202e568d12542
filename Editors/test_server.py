"""Talks to `vfl lsp` as editors do that use pygls, and compares what it answers.

    Scripts/editors
"""

import asyncio
import os
import subprocess
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["VFL"]
URI = "file:///bar.vfl"
TEXT = """size 300 44
metrics gap = 4
view label intrinsic 60 22
view field intrinsic - 22

H:|-[label]-gap-[fild(>80)]-| with alignAllTop  # 😀
V:|-11-[label]
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        types.InitializeParams(
            process_id=os.getpid(), capabilities=client_capabilities("visual-studio-code"), root_uri=None))
    yield
    await lsp_client.shutdown_session()


def document():
    return types.TextDocumentIdentifier(uri=URI)


def at(line, character):
    return {"text_document": document(), "position": types.Position(line=line, character=character)}


def place(range):
    return (range.start.line, range.start.character, range.end.line, range.end.character)


async def opened(client, text=TEXT, language="vfl"):
    item = types.TextDocumentItem(uri=URI, language_id=language, version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[URI]


@pytest.mark.asyncio
async def test_diagnostics_and_fixes(client):
    found = await opened(client)
    assert [place(d.range) for d in found] == [(5, 17, 5, 21), (5, 22, 5, 23)]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(), range=found[1].range, context=types.CodeActionContext(diagnostics=[found[1]])))
    assert "Replace '>' with '>='" in [action.title for action in actions]
    change = types.TextDocumentContentChangePartial(
        range=types.Range(start=types.Position(line=5, character=17), end=types.Position(line=5, character=23)),
        text="field(>=")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=URI, version=2), content_changes=[change]))
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert len(client.diagnostics[URI]) == 0


@pytest.mark.asyncio
async def test_completion_hover_and_definition(client):
    await opened(client)
    answer = await client.text_document_completion_async(types.CompletionParams(**at(5, 19)))
    assert [item.label for item in answer.items] == ["label", "field"]
    hover = await client.text_document_hover_async(types.HoverParams(**at(5, 6)))
    assert "60 × 22" in hover.contents.value
    definition = await client.text_document_definition_async(types.DefinitionParams(**at(6, 9)))
    assert place(definition.range) == (2, 5, 2, 10)
    places = await client.text_document_references_async(
        types.ReferenceParams(**at(6, 9), context=types.ReferenceContext(include_declaration=False)))
    assert [place(p.range) for p in places] == [(5, 5, 5, 10), (6, 8, 6, 13)]


@pytest.mark.asyncio
async def test_rename(client):
    await opened(client)
    edit = await client.text_document_rename_async(types.RenameParams(**at(2, 6), new_name="title"))
    assert [place(e.range) for e in edit.changes[URI]] == [(2, 5, 2, 10), (5, 5, 5, 10), (6, 8, 6, 13)]
    with pytest.raises(Exception, match="cannot stand in format strings"):
        await client.text_document_rename_async(types.RenameParams(**at(2, 6), new_name="a b"))


@pytest.mark.asyncio
async def test_formatting_and_tokens(client):
    await opened(client, "size  3 4\nH:|-(8)-[é]|\n")
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=document()))
    assert list(tokens.data[:10]) == [0, 0, 4, 0, 0, 0, 6, 1, 5, 0]
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    await opened(client, "size  3 4\nH:|-(8)-[a]|\n")
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=document(), options=options))
    assert edits[0].new_text == "size 3 4\nH:|-8-[a]|\n"


@pytest.mark.asyncio
async def test_swift(client):
    found = await opened(client, 'let 😀 = 1; f(visualFormat: "H:|[a(>2)]|", views: ["a": a])\n', "swift")
    assert [place(d.range) for d in found] == [(0, 35, 0, 36)]


async def ended(process, seconds=5):
    return await asyncio.wait_for(process.wait(), seconds)


@pytest.mark.asyncio
async def test_no_process_is_left_behind():
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    silent = await asyncio.create_subprocess_exec(PROGRAM, "lsp", **pipes)
    silent.stdin.close()
    assert await ended(silent) == 1

    # Whoever reads the answers has gone away.
    deaf = await asyncio.create_subprocess_exec(PROGRAM, "lsp", stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    deaf.stdin.write(b"Content-Length: 5\r\n\r\nhello" * 10)
    deaf.stdin.close()
    assert await ended(deaf) == 1

    # A client is killed whose pipes somebody else keeps open.
    starter = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    orphan = await asyncio.create_subprocess_exec(PROGRAM, "lsp", **pipes)
    message = b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": %d}}' % starter.pid
    orphan.stdin.write(b"Content-Length: %d\r\n\r\n" % len(message) + message)
    await orphan.stdin.drain()
    await orphan.stdout.readline()
    starter.kill()
    starter.wait()
    assert await ended(orphan, 10) == 1
    orphan.stdin.close()


@pytest.mark.asyncio
async def test_nonsense_is_answered():
    process = await asyncio.create_subprocess_exec(
        PROGRAM, "lsp", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(
        b"nonsense\r\n\r\nContent-Length: x\r\n\r\nContent-Length: 3\r\n\r\n{}}Content-Length: 2\r\n\r\n[]")
    process.stdin.close()
    output = await asyncio.wait_for(process.stdout.read(), 5)
    assert output.count(b"-32700") == 3 and output.count(b"-32600") == 1
    assert await ended(process) == 1
